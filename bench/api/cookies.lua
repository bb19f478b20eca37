-- Sends one user's cookie after the other's: wrk … -- <file with a Cookie header a line>
local requests, turn = {}, 0

function init(args)
  for line in io.lines(args[1]) do
    requests[#requests + 1] = wrk.format("GET", nil, { ["Cookie"] = line })
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
